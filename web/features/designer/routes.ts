import { type AreaRoutes, screen } from '#web/lib/area-routes.ts'
import { patterns } from '#web/paths.ts'

const words = ['designer'] as const

export const routes: AreaRoutes = {
  signedIn: [
    screen(patterns.designer, words, () => import('./list/designs.route.tsx')),
    screen(patterns.brandKit, words, () => import('./brand-kit/brand-kit.route.tsx')),
    screen(patterns.newDesign, words, () => import('./form/new-design.route.tsx')),
    screen(patterns.editDesign, words, () => import('./form/edit-design.route.tsx')),
    screen(patterns.design, words, () => import('./detail/design.route.tsx'), [
      screen(patterns.designVariant, words, () => import('./detail/variant.route.tsx')),
    ]),
  ],
}
