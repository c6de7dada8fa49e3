import {
  BrandFont,
  DesignCheckRule,
  DesignCheckState,
  DesignExportFormat,
  DesignFormatSet,
  DesignLayout,
  DesignPart,
  DesignStatus,
} from '@adwright/sdk/types'
import { enumeration } from '#mocks/sandbox/domain/enumeration.ts'

export const DESIGNER_ENUMERATIONS = {
  DesignStatus: enumeration(DesignStatus, {
    Queued: { en: 'Queued', tr: 'Sırada' },
    Generating: { en: 'Generating', tr: 'Oluşturuluyor' },
    Ready: { en: 'Ready', tr: 'Hazır' },
    Failed: { en: 'Failed', tr: 'Başarısız' },
  }),
  BrandFont: enumeration(BrandFont, {
    Inter: { en: 'Inter', tr: 'Inter' },
    SourceSerif: { en: 'Source Serif', tr: 'Source Serif' },
    BarlowCondensed: { en: 'Barlow Condensed', tr: 'Barlow Condensed' },
  }),
  DesignLayout: enumeration(DesignLayout, {
    Split: { en: 'Split', tr: 'Bölünmüş' },
    Overlay: { en: 'On the image', tr: 'Görsel üzerinde' },
    Band: { en: 'Band', tr: 'Bant' },
    Card: { en: 'Card', tr: 'Kart' },
    Words: { en: 'Words only', tr: 'Yalnızca metin' },
    Frame: { en: 'Frame', tr: 'Çerçeve' },
  }),
  DesignPart: enumeration(DesignPart, {
    Headline: { en: 'Headline', tr: 'Başlık' },
    Body: { en: 'Text', tr: 'Metin' },
    Button: { en: 'Button', tr: 'Düğme' },
    Badge: { en: 'Badge', tr: 'Rozet' },
    SmallPrint: { en: 'Small print', tr: 'Koşul metni' },
  }),
  DesignFormatSet: enumeration(DesignFormatSet, {
    Social: { en: 'Social posts', tr: 'Sosyal medya gönderileri' },
    ResponsiveDisplay: { en: 'Responsive display ads', tr: 'Duyarlı görüntülü reklamlar' },
    UploadedDisplay: { en: 'Uploaded display ads', tr: 'Yüklenen görüntülü reklamlar' },
    Landing: { en: 'Landing pages', tr: 'Açılış sayfaları' },
  }),
  DesignCheckRule: enumeration(DesignCheckRule, {
    Contrast: { en: 'Contrast', tr: 'Kontrast' },
    TextFits: { en: 'Words fit', tr: 'Metin sığıyor' },
    TextSize: { en: 'Text size', tr: 'Metin boyutu' },
    SafeArea: { en: 'Safe area', tr: 'Güvenli alan' },
    Logo: { en: 'Logo', tr: 'Logo' },
    FileSize: { en: 'File size', tr: 'Dosya boyutu' },
    ImageSharpness: { en: 'Image sharpness', tr: 'Görsel netliği' },
    Characters: { en: 'Characters', tr: 'Karakterler' },
    Shouting: { en: 'Tone', tr: 'Ton' },
    ForbiddenWords: { en: 'Forbidden words', tr: 'Yasak kelimeler' },
    Currency: { en: 'Currency', tr: 'Para birimi' },
    PastDate: { en: 'Dates', tr: 'Tarihler' },
    Superlative: { en: 'Superlatives', tr: 'Üstünlük ifadeleri' },
    VagueButton: { en: 'Button text', tr: 'Düğme metni' },
  }),
  DesignCheckState: enumeration(DesignCheckState, {
    Passed: { en: 'Passed', tr: 'Geçti' },
    Warning: { en: 'Warning', tr: 'Uyarı' },
    Failed: { en: 'Failed', tr: 'Başarısız' },
  }),
  DesignExportFormat: enumeration(DesignExportFormat, {
    Png: { en: 'PNG', tr: 'PNG' },
    Svg: { en: 'SVG', tr: 'SVG' },
  }),
}
