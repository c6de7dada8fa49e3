import {
  AiEffort,
  AnalysisCheckState,
  AnalysisKind,
  FindingChange,
  FindingStatus,
  MlAccountStatus,
} from '@adwright/sdk/types'
import { enumeration } from '#mocks/sandbox/domain/enumeration.ts'

export const AI_ENUMERATIONS = {
  AiEffort: enumeration(AiEffort, {
    Small: { en: 'Low effort', tr: 'Düşük efor' },
    Medium: { en: 'Medium effort', tr: 'Orta efor' },
    Large: { en: 'High effort', tr: 'Yüksek efor' },
  }),
  AnalysisKind: enumeration(AnalysisKind, {
    WebPage: { en: 'Web page', tr: 'Web sayfası' },
    AdCampaigns: { en: 'Ad campaigns', tr: 'Reklam kampanyaları' },
    Market: { en: 'Market', tr: 'Pazar' },
  }),
  FindingStatus: enumeration(FindingStatus, {
    Open: { en: 'Open', tr: 'Açık' },
    Planned: { en: 'Planned', tr: 'Planlandı' },
    Done: { en: 'Done', tr: 'Tamamlandı' },
    Dismissed: { en: 'Dismissed', tr: 'Kapatıldı' },
    Verified: { en: 'Verified', tr: 'Doğrulandı' },
    NotBetter: { en: 'Not better', tr: 'İyileşmedi' },
  }),
  FindingChange: enumeration(FindingChange, {
    New: { en: 'New', tr: 'Yeni' },
    Same: { en: 'Unchanged', tr: 'Değişmedi' },
    Better: { en: 'Better', tr: 'İyileşti' },
    Worse: { en: 'Worse', tr: 'Kötüleşti' },
    Gone: { en: 'Gone', tr: 'Ortadan kalktı' },
  }),
  AnalysisCheckState: enumeration(AnalysisCheckState, {
    Passed: { en: 'Passed', tr: 'Geçti' },
    Failed: { en: 'Failed', tr: 'Başarısız' },
    NotPossible: { en: 'Not possible', tr: 'Kontrol edilemedi' },
  }),
  MlAccountStatus: enumeration(MlAccountStatus, {
    Queued: { en: 'Queued', tr: 'Sırada' },
    Trained: { en: 'Trained', tr: 'Eğitildi' },
    TooLittleData: { en: 'Too little data', tr: 'Veri yetersiz' },
  }),
}
