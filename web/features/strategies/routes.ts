import { type AreaRoutes, screen } from '#web/lib/area-routes.ts'
import { patterns } from '#web/paths.ts'

const words = ['strategies'] as const

const dialogs = (checkIn: string, close: string) => [
  screen(checkIn, words, () => import('./dialogs/check-in.route.tsx')),
  screen(close, words, () => import('./dialogs/close.route.tsx')),
]

export const routes: AreaRoutes = {
  signedIn: [
    screen(patterns.strategies, [...words, 'saved-views'], () => import('./list/strategies.route.tsx')),
    screen(patterns.newStrategy, words, () => import('./form/new-strategy.route.tsx')),
    screen(patterns.editStrategy, words, () => import('./form/edit-strategy.route.tsx')),
    screen(patterns.editPrivateStrategy, words, () => import('./form/edit-strategy.route.tsx')),
    screen(
      patterns.strategy,
      [...words, 'findings'],
      () => import('./detail/strategy.route.tsx'),
      dialogs(patterns.strategyCheckIn, patterns.closeStrategy),
    ),
    screen(
      patterns.privateStrategy,
      words,
      () => import('./detail/strategy.route.tsx'),
      dialogs(patterns.privateStrategyCheckIn, patterns.closePrivateStrategy),
    ),
  ],
}
