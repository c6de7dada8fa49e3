// The checks of a page for conversion: name, what is wrong, why it matters, what to do.
import type { CheckTexts } from '#mocks/sandbox/texts/page-checks-reading.ts'

export const CONVERSION_TEXTS: CheckTexts = {
  firstButton: {
    en: [
      'First button',
      'The first button comes after {value} words',
      'Visitors have to scroll before they can act.',
      'Show the main button within the first {max} words.',
    ],
    tr: [
      'İlk düğme',
      'İlk düğme {value} kelimeden sonra geliyor',
      'Ziyaretçiler harekete geçmeden önce kaydırmak zorunda.',
      'Ana düğmeyi ilk {max} kelime içinde gösterin.',
    ],
  },
  formLength: {
    en: [
      'Length of forms',
      'A form asks for {value} fields',
      'Each further field costs people who give up.',
      'Ask for at most {max} fields.',
    ],
    tr: [
      'Form uzunluğu',
      'Bir form {value} alan istiyor',
      'Her ek alan, vazgeçen insanlar demektir.',
      'En fazla {max} alan isteyin.',
    ],
  },
  price: {
    en: [
      'Visible price',
      'The page sells without a visible price',
      'People leave to look for the price elsewhere.',
      'Show the price beside the button.',
    ],
    tr: [
      'Görünen fiyat',
      'Sayfa fiyat göstermeden satıyor',
      'İnsanlar fiyatı başka yerde arar.',
      'Fiyatı düğmenin yanında gösterin.',
    ],
  },
  delivery: {
    en: [
      'Delivery and returns',
      'The page says nothing about delivery or returns',
      'It is the question that stops most purchases.',
      'Say how long delivery takes and how returns work.',
    ],
    tr: [
      'Teslimat ve iade',
      'Sayfada teslimat ve iade bilgisi yok',
      'Satın almayı en çok durduran soru budur.',
      'Teslimatın ne kadar sürdüğünü ve iadenin nasıl yapıldığını yazın.',
    ],
  },
  contact: {
    en: [
      'Contact',
      'The page has no way to get in touch',
      'Questions before a purchase stay unanswered.',
      'Link to an email address, a phone number or a contact page.',
    ],
    tr: [
      'İletişim',
      'Sayfada iletişim yolu yok',
      'Satın alma öncesi sorular yanıtsız kalır.',
      'E-posta adresine, telefona ya da iletişim sayfasına bağlantı verin.',
    ],
  },
  insecureContent: {
    en: [
      'Secure content',
      '{value, plural, one {# resource is} other {# resources are}} loaded without encryption',
      'Browsers block it or warn visitors.',
      'Load everything over https.',
    ],
    tr: [
      'Güvenli içerik',
      '{value} kaynak şifrelenmeden yükleniyor',
      'Tarayıcılar engeller ya da ziyaretçiyi uyarır.',
      'Her şeyi https üzerinden yükleyin.',
    ],
  },
  autoplay: {
    en: [
      'No automatic sound',
      '{value, plural, one {# video starts} other {# videos start}} with sound',
      'People close the page to stop it.',
      'Mute it, or let visitors start it.',
    ],
    tr: [
      'Kendi başlayan ses',
      '{value} video sesli başlıyor',
      'İnsanlar susturmak için sayfayı kapatır.',
      'Sesini kapatın ya da ziyaretçi başlatsın.',
    ],
  },
  mobileView: {
    en: [
      'View for phones',
      'The page is not made for phones',
      'Phones show it as a small picture of a desktop page.',
      'Set the viewport to width=device-width.',
    ],
    tr: [
      'Telefon görünümü',
      'Sayfa telefonlara göre hazırlanmamış',
      'Telefonlar masaüstü sayfasının küçük bir görüntüsünü gösterir.',
      'viewport değerini width=device-width yapın.',
    ],
  },
  bounceAboveMedian: {
    en: [
      'Bounce rate',
      '{value} of the sessions bounce',
      'On most landing pages of the site, fewer people leave right away; the median is {median}.',
      'Compare the promise of ads and links with the top of the page.',
    ],
    tr: [
      'Hemen çıkma oranı',
      'Oturumların {value} kadarı hemen sona eriyor',
      'Sitenin çoğu açılış sayfasında daha az kişi hemen çıkıyor; medyan {median}.',
      'Reklam ve bağlantıların vaadini sayfanın üst bölümüyle karşılaştırın.',
    ],
  },
  deviceGap: {
    en: [
      'Key events on phones',
      'Phones reach {value} key events per session, computers {desktop}',
      'People on phones give up where people on computers go through.',
      'Walk through the page on a phone: buttons, forms and loading time.',
    ],
    tr: [
      'Telefonda önemli etkinlikler',
      'Telefonda oturum başına önemli etkinlik {value}, bilgisayarda {desktop}',
      'Bilgisayarda tamamlayanlar telefonda vazgeçiyor.',
      'Sayfayı bir telefonda deneyin: düğmeler, formlar ve yüklenme süresi.',
    ],
  },
  paidBelowMedian: {
    en: [
      'Key events of paid visits',
      'Ads pay for a page with {value} key events per session',
      'The ads that lead here cost {paidCost} for {paidClicks} clicks, while the median of the site is {median}.',
      'Improve the page first, or lead the ads to one where more people go on.',
    ],
    tr: [
      'Ücretli ziyaretlerin önemli etkinlikleri',
      'Reklamlar, oturum başına önemli etkinliği {value} olan bir sayfaya ödüyor',
      'Buraya götüren reklamlar {paidClicks} tıklama için {paidCost} tuttu; sitenin medyanı {median}.',
      'Önce sayfayı iyileştirin ya da reklamları daha çok kişinin devam ettiği bir sayfaya yönlendirin.',
    ],
  },
  openAnomalies: {
    en: [
      'Open anomalies',
      'An open anomaly comes from this page: {metric}',
      'On this page, it is {value} instead of {expected}.',
      'Open the anomaly and check what changed on the page that day.',
    ],
    tr: [
      'Açık anomaliler',
      'Açık bir anomali bu sayfadan kaynaklanıyor: {metric}',
      'Bu sayfada beklenen {expected} yerine {value} ölçüldü.',
      'Anomaliyi açın ve o gün sayfada neyin değiştiğine bakın.',
    ],
  },
}
