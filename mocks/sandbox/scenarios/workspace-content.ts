// Texts of the sample team. Dates are relative: days from today, hours before now; people are indexes in the team.
import {
  DesignLayout,
  TicketCategory,
  type TicketMessage,
  TicketMessageAuthor,
  TicketPriority,
  TicketStatus,
} from '@adwright/sdk/types'
import { DESIGN_LAYOUTS, type StoredDesign } from '#mocks/sandbox/domain/designer/design.ts'
import type { StoredTicket } from '#mocks/sandbox/domain/support/ticket.ts'

type DesignSeed = Pick<
  StoredDesign,
  | 'name'
  | 'designTypeIds'
  | 'layouts'
  | 'brief'
  | 'headline'
  | 'body'
  | 'callToAction'
  | 'badge'
  | 'brandColors'
  | 'language'
  | 'isTest'
> & { hoursAgo: number }

export const DESIGNS: DesignSeed[] = [
  {
    name: 'Fjell boots, wet ridge',
    designTypeIds: [3, 7, 15],
    layouts: [...DESIGN_LAYOUTS],
    brief: 'The Fjell boots on a wet ridge. Calm, no people in front. Say that they stay dry.',
    headline: 'Trocken bleiben. Weiter gehen.',
    body: 'Der Fjell-Stiefel hält zwei Tage Regen aus.',
    callToAction: 'Jetzt entdecken',
    badge: null,
    brandColors: ['#1F4D3A', '#F2B705'],
    language: 'de-DE',
    isTest: false,
    hoursAgo: 46,
  },
  {
    name: 'Kış indirimi',
    designTypeIds: [2],
    layouts: [DesignLayout.Split, DesignLayout.Words],
    brief: 'Kış indirimi başladı! Çadır ve uyku tulumlarında pazar gününe kadar %20 indirim.',
    headline: null,
    body: null,
    callToAction: 'Hemen keşfedin',
    badge: '%20',
    brandColors: ['#123A5C', '#FF8A5B'],
    language: 'tr-TR',
    isTest: true,
    hoursAgo: 5,
  },
]

type TicketSeed = Pick<StoredTicket, 'subject' | 'category' | 'status' | 'priority' | 'satisfaction'> & {
  hoursAgo: number
  messages: (Pick<TicketMessage, 'author' | 'authorName' | 'text'> & { after: number; isRead: boolean })[]
}

export const TICKETS: TicketSeed[] = [
  {
    subject: 'Conversions are missing since Tuesday',
    category: TicketCategory.Data,
    status: TicketStatus.WaitingForYou,
    priority: TicketPriority.High,
    satisfaction: null,
    hoursAgo: 26,
    messages: [
      {
        author: TicketMessageAuthor.Customer,
        authorName: '',
        text: 'Since Tuesday “Search | Tents | Non-brand” shows no conversions, while the shop had 23 orders from it.',
        after: 0,
        isRead: true,
      },
      {
        author: TicketMessageAuthor.Support,
        authorName: 'Hannah Brandt',
        text: 'Thank you. Has the consent banner been changed on Monday evening? Key events stop at 18:04.',
        after: 7,
        isRead: false,
      },
    ],
  },
  {
    subject: 'Invoice of October',
    category: TicketCategory.Billing,
    status: TicketStatus.Resolved,
    priority: TicketPriority.Normal,
    satisfaction: 5,
    hoursAgo: 120,
    messages: [
      {
        author: TicketMessageAuthor.Customer,
        authorName: '',
        text: 'Could our VAT number be added to the invoice?',
        after: 0,
        isRead: true,
      },
      {
        author: TicketMessageAuthor.Support,
        authorName: 'Hannah Brandt',
        text: 'It is done; the new invoice is in the billing portal.',
        after: 3,
        isRead: true,
      },
    ],
  },
]
