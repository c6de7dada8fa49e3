import {
  StrategyPriority,
  StrategySource,
  StrategyStatus,
  TaskOriginKind,
  TaskPriority,
  TaskStatus,
} from '@adwright/sdk/types'
import { enumeration } from '#mocks/sandbox/domain/enumeration.ts'

export const PLANNING_ENUMERATIONS = {
  StrategyPriority: enumeration(StrategyPriority, {
    Low: { en: 'Low', tr: 'Düşük' },
    Medium: { en: 'Medium', tr: 'Orta' },
    High: { en: 'High', tr: 'Yüksek' },
  }),
  StrategySource: enumeration(StrategySource, {
    Person: { en: 'Person', tr: 'Kişi' },
    Ai: { en: 'AI', tr: 'Yapay zekâ' },
    Template: { en: 'Template', tr: 'Şablon' },
  }),
  StrategyStatus: enumeration(StrategyStatus, {
    Draft: { en: 'Draft', tr: 'Taslak' },
    Active: { en: 'Active', tr: 'Etkin' },
    Paused: { en: 'Paused', tr: 'Duraklatıldı' },
    Completed: { en: 'Completed', tr: 'Tamamlandı' },
    Archived: { en: 'Archived', tr: 'Arşivlendi' },
  }),
  TaskOriginKind: enumeration(TaskOriginKind, {
    Anomaly: { en: 'Anomaly', tr: 'Anomali' },
    Execution: { en: 'Execution', tr: 'Çalıştırma' },
    Analysis: { en: 'Analysis', tr: 'Analiz' },
    Person: { en: 'Person', tr: 'Kişi' },
  }),
  TaskPriority: enumeration(TaskPriority, {
    Low: { en: 'Low', tr: 'Düşük' },
    Normal: { en: 'Normal', tr: 'Normal' },
    High: { en: 'High', tr: 'Yüksek' },
    Urgent: { en: 'Urgent', tr: 'Acil' },
  }),
  TaskStatus: enumeration(TaskStatus, {
    ToDo: { en: 'To do', tr: 'Yapılacak' },
    InProgress: { en: 'In progress', tr: 'Yapılıyor' },
    InReview: { en: 'In review', tr: 'İncelemede' },
    Done: { en: 'Done', tr: 'Bitti' },
    Blocked: { en: 'Blocked', tr: 'Engellendi' },
    Cancelled: { en: 'Cancelled', tr: 'İptal edildi' },
  }),
}
