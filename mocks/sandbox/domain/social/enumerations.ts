import {
  MarketingChannel,
  MediaValidationSeverity,
  SocialNetwork,
  SocialPostFailure,
  SocialPostGrowthState,
  SocialPostImportOutcome,
  SocialPostStatus,
  SocialPostType,
  TextCountMethod,
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
    Email: { en: 'Email', tr: 'E-posta' },
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
  SocialPostFailure: enumeration(SocialPostFailure, {
    ReconnectNeeded: { en: 'Access expired', tr: 'Erişim süresi doldu' },
    NotAllowed: { en: 'Permission missing', tr: 'İzin eksik' },
    ChannelGone: { en: 'Page not connected', tr: 'Sayfa bağlı değil' },
    PageRestricted: { en: 'Page restricted', tr: 'Sayfa kısıtlı' },
    MediaRefused: { en: 'Media rejected', tr: 'Medya reddedildi' },
    Duplicate: { en: 'Same text', tr: 'Aynı metin' },
    TooMany: { en: 'Daily limit reached', tr: 'Günlük sınıra ulaşıldı' },
    NetworkDown: { en: 'No response', tr: 'Yanıt yok' },
  }),
  SocialPostGrowthState: enumeration(SocialPostGrowthState, {
    Usual: { en: 'As usual', tr: 'Her zamanki gibi' },
    Above: { en: 'Above usual', tr: 'Her zamankinden yüksek' },
    Below: { en: 'Below usual', tr: 'Her zamankinden düşük' },
    TooEarly: { en: 'Too early', tr: 'Henüz erken' },
    TooFewPosts: { en: 'Too few posts', tr: 'Yeterli gönderi yok' },
  }),
  SocialPostImportOutcome: enumeration(SocialPostImportOutcome, {
    Created: { en: 'Imported', tr: 'İçe aktarıldı' },
    AlreadyExists: { en: 'Already there', tr: 'Zaten var' },
    Refused: { en: 'Not imported', tr: 'İçe aktarılmadı' },
  }),
  TextCountMethod: enumeration(TextCountMethod, {
    Characters: { en: 'Characters', tr: 'Karakter' },
    Weighted: { en: 'Weighted', tr: 'Ağırlıklı' },
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
