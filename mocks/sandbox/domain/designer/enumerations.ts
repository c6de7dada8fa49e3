import { DesignStatus } from '@adwright/sdk/types'
import { enumeration } from '#mocks/sandbox/domain/enumeration.ts'

export const DESIGNER_ENUMERATIONS = {
  DesignStatus: enumeration(DesignStatus, {
    Queued: { en: 'Queued', tr: 'Sırada' },
    Generating: { en: 'Generating', tr: 'Oluşturuluyor' },
    Ready: { en: 'Ready', tr: 'Hazır' },
    Failed: { en: 'Failed', tr: 'Başarısız' },
  }),
}
