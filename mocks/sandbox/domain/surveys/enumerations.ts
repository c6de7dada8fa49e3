import {
  SurveyAudience,
  SurveyComparedMetric,
  SurveyComparisonDimension,
  SurveyConditionJoiner,
  SurveyConditionOperator,
  SurveyLogicFindingKind,
  SurveyQuestionType,
  SurveyStatus,
} from '@adwright/sdk/types'
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
    Ranking: { en: 'Ranking', tr: 'Sıralama' },
    Grid: { en: 'Grid', tr: 'Tablo' },
    Email: { en: 'Email address', tr: 'E-posta adresi' },
    Statement: { en: 'Statement', tr: 'Açıklama' },
  }),
  SurveyStatus: enumeration(SurveyStatus, {
    Draft: { en: 'Draft', tr: 'Taslak' },
    Open: { en: 'Open', tr: 'Açık' },
    Closed: { en: 'Closed', tr: 'Kapalı' },
  }),
  SurveyComparisonDimension: enumeration(SurveyComparisonDimension, {
    Period: { en: 'Period', tr: 'Dönem' },
    Source: { en: 'Source', tr: 'Kaynak' },
    Language: { en: 'Language', tr: 'Dil' },
    Copy: { en: 'Copy', tr: 'Kopya' },
  }),
  SurveyComparedMetric: enumeration(SurveyComparedMetric, {
    CompletionRate: { en: 'Completion', tr: 'Tamamlama' },
    Nps: { en: 'Net promoter score', tr: 'Net tavsiye skoru' },
    Average: { en: 'Average', tr: 'Ortalama' },
    Share: { en: 'Share', tr: 'Pay' },
  }),
  SurveyConditionJoiner: enumeration(SurveyConditionJoiner, {
    All: { en: 'All conditions', tr: 'Tüm koşullar' },
    Any: { en: 'Any condition', tr: 'Herhangi bir koşul' },
  }),
  SurveyConditionOperator: enumeration(SurveyConditionOperator, {
    IsAnyOf: { en: 'is any of', tr: 'şunlardan biri' },
    IsNoneOf: { en: 'is none of', tr: 'hiçbiri değil' },
    IsAtLeast: { en: 'is at least', tr: 'en az' },
    IsAtMost: { en: 'is at most', tr: 'en fazla' },
    IsAnswered: { en: 'is answered', tr: 'yanıtlandı' },
    IsNotAnswered: { en: 'is not answered', tr: 'yanıtlanmadı' },
  }),
  SurveyLogicFindingKind: enumeration(SurveyLogicFindingKind, {
    Unreachable: { en: 'No one reaches the question', tr: 'Soruya kimse ulaşmıyor' },
    DeletedOption: { en: 'The option does not exist', tr: 'Seçenek yok' },
    Loop: { en: 'Looks at a later question', tr: 'Sonraki bir soruya bakıyor' },
    UnknownQuestion: { en: 'The question does not exist', tr: 'Soru yok' },
  }),
}
