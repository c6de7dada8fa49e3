import { SurveyAudience, SurveyQuestionType, SurveyStatus } from '@adwright/sdk/types'
import { enumeration } from '#mocks/sandbox/domain/enumeration.ts'

export const SURVEYS_ENUMERATIONS = {
  SurveyAudience: enumeration(SurveyAudience, {
    OurCompany: { en: 'Our company', tr: 'Şirketimiz' },
    OurCustomers: { en: 'Our customers', tr: 'Müşterilerimiz' },
  }),
  SurveyQuestionType: enumeration(SurveyQuestionType, {
    SingleChoice: { en: 'Single choice', tr: 'Tek seçim' },
    MultipleChoice: { en: 'Multiple choice', tr: 'Çoklu seçim' },
    Scale: { en: 'Scale 0 to 10', tr: '0–10 ölçeği' },
    Stars: { en: 'Stars, 1 to 5', tr: '1–5 yıldız' },
    ShortText: { en: 'Short text', tr: 'Kısa metin' },
    LongText: { en: 'Long text', tr: 'Uzun metin' },
  }),
  SurveyStatus: enumeration(SurveyStatus, {
    Draft: { en: 'Draft', tr: 'Taslak' },
    Open: { en: 'Open', tr: 'Açık' },
    Closed: { en: 'Closed', tr: 'Kapalı' },
  }),
}
