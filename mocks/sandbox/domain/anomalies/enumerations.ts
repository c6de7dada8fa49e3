import {
  AnalyticsMetricUnit,
  AnomalyArrival,
  AnomalyCause,
  AnomalyChannel,
  AnomalyDirection,
  AnomalyEventKind,
  AnomalyFeedback,
  AnomalyGranularity,
  AnomalySeasonality,
  AnomalySensitivity,
  AnomalyStatus,
  AnomalyWatchDirection,
  ReportAnnotationKind,
} from '@adwright/sdk/types'
import { enumeration } from '#mocks/sandbox/domain/enumeration.ts'

export const ANOMALIES_ENUMERATIONS = {
  AnalyticsMetricUnit: enumeration(AnalyticsMetricUnit, {
    Count: { en: 'Count', tr: 'Sayı' },
    Rate: { en: 'Rate', tr: 'Oran' },
    Money: { en: 'Money', tr: 'Tutar' },
    Seconds: { en: 'Seconds', tr: 'Saniye' },
  }),
  AnomalyArrival: enumeration(AnomalyArrival, {
    OnTime: { en: 'On time', tr: 'Zamanında' },
    Late: { en: 'Late', tr: 'Geç' },
    Corrected: { en: 'Corrected', tr: 'Düzeltildi' },
  }),
  AnomalyCause: enumeration(AnomalyCause, {
    Value: { en: 'Single value', tr: 'Tek değer' },
    Level: { en: 'Distance from the usual level', tr: 'Olağan düzeyden uzaklık' },
    Shift: { en: 'Level shift', tr: 'Düzey kayması' },
    Drift: { en: 'Slow drift', tr: 'Yavaş sapma' },
    Standstill: { en: 'Standstill', tr: 'Değişmeyen değer' },
  }),
  AnomalyChannel: enumeration(AnomalyChannel, {
    Email: { en: 'Email', tr: 'E-posta' },
    InApp: { en: 'In-app', tr: 'Uygulama içi' },
    Webhook: { en: 'Webhook', tr: 'Webhook' },
  }),
  AnomalyDirection: enumeration(AnomalyDirection, {
    Drop: { en: 'Drop', tr: 'Düşüş' },
    Rise: { en: 'Rise', tr: 'Yükseliş' },
  }),
  AnomalyEventKind: enumeration(AnomalyEventKind, {
    RuleRun: { en: 'Rule run', tr: 'Kural çalıştırması' },
    AutopilotChange: { en: 'Autopilot change', tr: 'Otopilot değişikliği' },
    IntegrationFailure: { en: 'Connection failure', tr: 'Bağlantı hatası' },
    OtherAnomaly: { en: 'Other anomaly', tr: 'Başka anomali' },
    CampaignChange: { en: 'Campaign change', tr: 'Kampanya değişikliği' },
    PublishedPost: { en: 'Published post', tr: 'Yayınlanan gönderi' },
    Annotation: { en: 'Annotation', tr: 'Ek açıklama' },
  }),
  AnomalyFeedback: enumeration(AnomalyFeedback, {
    Useful: { en: 'Useful', tr: 'Yararlı' },
    NotUseful: { en: 'Not useful', tr: 'Yararsız' },
  }),
  AnomalyGranularity: enumeration(AnomalyGranularity, {
    Hour: { en: 'Hour', tr: 'Saat' },
    Day: { en: 'Day', tr: 'Gün' },
    Week: { en: 'Week', tr: 'Hafta' },
  }),
  AnomalySeasonality: enumeration(AnomalySeasonality, {
    None: { en: 'None', tr: 'Yok' },
    DayOfWeek: { en: 'Day of week', tr: 'Haftanın günü' },
    WeekOfYear: { en: 'Week of year', tr: 'Yılın haftası' },
  }),
  AnomalySensitivity: enumeration(AnomalySensitivity, {
    Low: { en: 'Low', tr: 'Düşük' },
    Medium: { en: 'Medium', tr: 'Orta' },
    High: { en: 'High', tr: 'Yüksek' },
  }),
  AnomalyStatus: enumeration(AnomalyStatus, {
    New: { en: 'New', tr: 'Yeni' },
    Acknowledged: { en: 'Acknowledged', tr: 'Görüldü' },
    Snoozed: { en: 'Snoozed', tr: 'Ertelendi' },
    Resolved: { en: 'Resolved', tr: 'Çözüldü' },
    FalseAlarm: { en: 'False alarm', tr: 'Yanlış alarm' },
  }),
  AnomalyWatchDirection: enumeration(AnomalyWatchDirection, {
    Both: { en: 'Drops and rises', tr: 'Düşüş ve yükseliş' },
    Drops: { en: 'Drops only', tr: 'Yalnızca düşüş' },
    Rises: { en: 'Rises only', tr: 'Yalnızca yükseliş' },
  }),
  ReportAnnotationKind: enumeration(ReportAnnotationKind, {
    Note: { en: 'Note', tr: 'Not' },
    CampaignChange: { en: 'Campaign change', tr: 'Kampanya değişikliği' },
    Release: { en: 'Release', tr: 'Yeni sürüm' },
    Holiday: { en: 'Holiday', tr: 'Tatil' },
    Anomaly: { en: 'Anomaly', tr: 'Anomali' },
  }),
}
