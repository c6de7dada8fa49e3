import { type AreaRoutes, screen } from '#web/lib/area-routes.ts'
import { patterns } from '#web/paths.ts'

const words = ['surveys'] as const

export const routes: AreaRoutes = {
  signedIn: [
    screen(patterns.surveys, words, () => import('./list/surveys.route.tsx')),
    screen(patterns.newSurvey, words, () => import('./builder/new-survey.route.tsx')),
    screen(undefined, words, () => import('./survey.route.tsx'), [
      screen(patterns.editSurvey, words, () => import('./builder/edit-survey.route.tsx')),
      screen(patterns.surveyShare, words, () => import('./share/share.route.tsx')),
      screen(patterns.surveyResults, words, () => import('./results/results.route.tsx')),
      screen(patterns.surveyAnswers, words, () => import('./answers/answers.route.tsx')),
      screen(patterns.surveyAnswer, words, () => import('./answers/answer.route.tsx')),
    ]),
  ],
}
