import { ProTipCategory, TicketCategory, TicketMessageAuthor, TicketPriority, TicketStatus } from '@adwright/sdk/types'
import { enumeration } from '#mocks/sandbox/domain/enumeration.ts'

export const SUPPORT_ENUMERATIONS = {
  ProTipCategory: enumeration(ProTipCategory, {
    Autopilot: { en: 'Autopilot', tr: 'Otopilot' },
    Analytics: { en: 'Analytics', tr: 'Analitik' },
    Content: { en: 'Content', tr: 'İçerik' },
    Planning: { en: 'Planning', tr: 'Planlama' },
    Team: { en: 'Team', tr: 'Ekip' },
  }),
  TicketCategory: enumeration(TicketCategory, {
    Technical: { en: 'Technical', tr: 'Teknik' },
    Billing: { en: 'Billing', tr: 'Faturalama' },
    Integration: { en: 'Integration', tr: 'Entegrasyon' },
    Data: { en: 'Data', tr: 'Veri' },
    DemoRequest: { en: 'Demo request', tr: 'Demo isteği' },
    Idea: { en: 'Idea', tr: 'Fikir' },
  }),
  TicketMessageAuthor: enumeration(TicketMessageAuthor, {
    Customer: { en: 'Customer', tr: 'Müşteri' },
    Support: { en: 'Support', tr: 'Destek' },
    System: { en: 'System', tr: 'Sistem' },
  }),
  TicketPriority: enumeration(TicketPriority, {
    Low: { en: 'Low', tr: 'Düşük' },
    Normal: { en: 'Normal', tr: 'Normal' },
    High: { en: 'High', tr: 'Yüksek' },
    Urgent: { en: 'Urgent', tr: 'Acil' },
  }),
  TicketStatus: enumeration(TicketStatus, {
    Open: { en: 'Open', tr: 'Açık' },
    WaitingForSupport: { en: 'Waiting for support', tr: 'Destek bekleniyor' },
    WaitingForYou: { en: 'Waiting for you', tr: 'Sizi bekliyor' },
    Resolved: { en: 'Resolved', tr: 'Çözüldü' },
    Closed: { en: 'Closed', tr: 'Kapalı' },
  }),
}
