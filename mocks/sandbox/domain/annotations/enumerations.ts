import { AnnotationKind, AnnotationSource } from '@adwright/sdk/types'
import { enumeration } from '#mocks/sandbox/domain/enumeration.ts'

export const ANNOTATIONS_ENUMERATIONS = {
  AnnotationKind: enumeration(AnnotationKind, {
    Campaign: { en: 'Campaign', tr: 'Kampanya' },
    SiteChange: { en: 'Site change', tr: 'Site değişikliği' },
    Tracking: { en: 'Tracking', tr: 'Ölçüm' },
    Holiday: { en: 'Holiday', tr: 'Tatil' },
    Other: { en: 'Other', tr: 'Diğer' },
  }),
  AnnotationSource: enumeration(AnnotationSource, {
    Person: { en: 'Team', tr: 'Ekip' },
    RuleRun: { en: 'Rule runs', tr: 'Kural çalıştırmaları' },
    Post: { en: 'Published posts', tr: 'Yayınlanan gönderiler' },
    Design: { en: 'Designs', tr: 'Tasarımlar' },
    Strategy: { en: 'Strategies', tr: 'Stratejiler' },
    Outage: { en: 'Connection failures', tr: 'Bağlantı hataları' },
  }),
}
