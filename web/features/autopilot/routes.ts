import { type AreaRoutes, screen } from '#web/lib/area-routes.ts'
import { patterns } from '#web/paths.ts'

const setupWords = ['autopilot-setup', 'autopilot']

export const routes: AreaRoutes = {
  signedIn: [
    screen(patterns.rulesSetup, setupWords, () => import('./setup/rules-setup.route.tsx')),
    screen(patterns.configureRule, setupWords, () => import('./setup/configure.route.tsx')),
    screen(patterns.ruleViolations, [...setupWords, 'tasks'], () => import('./setup/violations.route.tsx')),
    screen(patterns.metricTable, setupWords, () => import('./tables/tables.route.tsx')),
    screen(patterns.editRule, setupWords, () => import('./setup/edit.route.tsx')),
    screen(patterns.activeRules, ['autopilot'], () => import('./rules/active-rules.route.tsx')),
    screen(patterns.activeRule, ['autopilot', 'findings'], () => import('./detail/rule.route.tsx')),
    screen(patterns.activity, ['autopilot', 'saved-views'], () => import('./activity/activity.route.tsx')),
    screen(patterns.activityRun, ['autopilot'], () => import('./activity/run.route.tsx')),
  ],
}
