import { type AreaRoutes, screen } from '#web/lib/area-routes.ts'
import { patterns } from '#web/paths.ts'

export const routes: AreaRoutes = {
  signedIn: [
    screen(patterns.help, ['help'], () => import('./center/center.route.tsx')),
    screen(patterns.tickets, ['help'], () => import('./tickets/tickets.route.tsx'), [
      screen(patterns.newTicket, ['help'], () => import('./tickets/new-ticket.route.tsx')),
    ]),
    screen(patterns.ticket, ['help'], () => import('./ticket/ticket.route.tsx')),
  ],
}
