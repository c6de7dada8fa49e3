import { type AreaRoutes, screen } from '#web/lib/area-routes.ts'
import { patterns } from '#web/paths.ts'

const words = ['tasks', 'saved-views']

export const routes: AreaRoutes = {
  signedIn: [
    screen(patterns.tasks, words, () => import('./tasks.route.tsx'), [
      screen(patterns.newTask, words, () => import('./new-task.route.tsx')),
      screen(patterns.ownTask, words, () => import('./detail/own-task.route.tsx')),
      screen(patterns.task, words, () => import('./detail/task.route.tsx')),
    ]),
  ],
}
