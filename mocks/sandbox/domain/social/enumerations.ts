import {
  MarketingChannel,
  MediaValidationSeverity,
  SocialNetwork,
  SocialPostStatus,
  SocialPostType,
} from '@adwright/sdk/types'
import { enumeration } from '#mocks/sandbox/domain/enumeration.ts'

export const SOCIAL_ENUMERATIONS = {
  MarketingChannel: enumeration(MarketingChannel, {
    Search: { en: 'Search', tr: 'Arama' },
    Shopping: { en: 'Shopping', tr: 'Alışveriş' },
    Display: { en: 'Display', tr: 'Görüntülü' },
    Video: { en: 'Video', tr: 'Video' },
    PaidSocial: { en: 'Paid social', tr: 'Ücretli sosyal medya' },
    OrganicSocial: { en: 'Organic social', tr: 'Organik sosyal medya' },
    Email: { en: 'E-mail', tr: 'E-posta' },
    Content: { en: 'Content', tr: 'İçerik' },
  }),
  MediaValidationSeverity: enumeration(MediaValidationSeverity, {
    Warning: { en: 'Warning', tr: 'Uyarı' },
    Error: { en: 'Error', tr: 'Hata' },
  }),
  SocialNetwork: enumeration(SocialNetwork, {
    Facebook: { en: 'Facebook', tr: 'Facebook' },
    Instagram: { en: 'Instagram', tr: 'Instagram' },
    LinkedIn: { en: 'LinkedIn', tr: 'LinkedIn' },
    X: { en: 'X', tr: 'X' },
  }),
  SocialPostStatus: enumeration(SocialPostStatus, {
    Draft: { en: 'Draft', tr: 'Taslak' },
    AwaitsApproval: { en: 'Awaits approval', tr: 'Onay bekliyor' },
    Scheduled: { en: 'Scheduled', tr: 'Planlandı' },
    Publishing: { en: 'Publishing', tr: 'Yayımlanıyor' },
    Published: { en: 'Published', tr: 'Yayımlandı' },
    Failed: { en: 'Failed', tr: 'Başarısız' },
    Cancelled: { en: 'Cancelled', tr: 'İptal edildi' },
  }),
  SocialPostType: enumeration(SocialPostType, {
    Post: { en: 'Post', tr: 'Gönderi' },
    Story: { en: 'Story', tr: 'Hikâye' },
    Reel: { en: 'Reel', tr: 'Reels' },
    Carousel: { en: 'Carousel', tr: 'Döngü' },
  }),
}
