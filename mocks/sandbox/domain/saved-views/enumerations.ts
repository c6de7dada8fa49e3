import { ReportFrequency, SavedViewScreen } from '@adwright/sdk/types'
import { enumeration } from '#mocks/sandbox/domain/enumeration.ts'

export const SAVED_VIEWS_ENUMERATIONS = {
  ReportFrequency: enumeration(ReportFrequency, {
    Weekly: { en: 'Weekly', tr: 'Haftalık' },
    Monthly: { en: 'Monthly', tr: 'Aylık' },
  }),
  SavedViewScreen: enumeration(SavedViewScreen, {
    Reports: { en: 'Analytics reports', tr: 'Analitik raporları' },
    Tasks: { en: 'Tasks', tr: 'Görevler' },
    Strategies: { en: 'Strategies', tr: 'Stratejiler' },
    Findings: { en: 'Findings', tr: 'Bulgular' },
    Anomalies: { en: 'Anomalies', tr: 'Anomaliler' },
    Calendar: { en: 'Social calendar', tr: 'Sosyal medya takvimi' },
    Activity: { en: 'Autopilot activity', tr: 'Otopilot işlem geçmişi' },
  }),
}
