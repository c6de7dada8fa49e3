import { AiEffort, MlAccountStatus } from '@adwright/sdk/types'
import { enumeration } from '#mocks/sandbox/domain/enumeration.ts'

export const AI_ENUMERATIONS = {
  AiEffort: enumeration(AiEffort, {
    Small: { en: 'Little work', tr: 'Az iş' },
    Medium: { en: 'Some work', tr: 'Orta düzeyde iş' },
    Large: { en: 'Much work', tr: 'Çok iş' },
  }),
  MlAccountStatus: enumeration(MlAccountStatus, {
    Queued: { en: 'Queued', tr: 'Sırada' },
    Trained: { en: 'Trained', tr: 'Eğitildi' },
    TooLittleData: { en: 'Too little data', tr: 'Veri yetersiz' },
  }),
}
