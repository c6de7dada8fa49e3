import { type AreaRoutes, screen } from '#web/lib/area-routes.ts'
import { patterns } from '#web/paths.ts'

const words = ['anomalies']

export const routes: AreaRoutes = {
  signedIn: [
    screen(patterns.anomalyActivity, [...words, 'saved-views'], () => import('./activity/anomaly-activity.route.tsx')),
    screen(patterns.anomaly, [...words, 'tasks', 'annotations'], () => import('./detail/anomaly.route.tsx')),
    screen(patterns.anomalySetup, words, () => import('./setup/anomaly-setup.route.tsx')),
    screen(patterns.newAnomalyMonitor, words, () => import('./setup/new-monitor.route.tsx')),
    screen(patterns.anomalyMonitor, words, () => import('./setup/monitor.route.tsx')),
    screen(patterns.editAnomalyMonitor, words, () => import('./setup/edit-monitor.route.tsx')),
    screen(patterns.anomalyMetric, words, () => import('./setup/metric.route.tsx')),
  ],
}
