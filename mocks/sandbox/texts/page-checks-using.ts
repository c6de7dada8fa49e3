// The checks of a page for loading, accessibility and conversion: name, what is wrong, why it matters, what to do.
import type { CheckTexts } from '#mocks/sandbox/texts/page-checks-reading.ts'

export const PERFORMANCE_TEXTS: CheckTexts = {
  htmlBytes: {
    en: [
      'Weight of the document',
      'The document weighs {value}',
      'Nothing is shown before it has arrived.',
      'Load what is not on the first screen later; at most {max}.',
    ],
    tr: [
      'Belgenin ağırlığı',
      'Belge {value}',
      'O gelmeden hiçbir şey görünmez.',
      'İlk ekranda olmayanları sonra yükleyin; en fazla {max}.',
    ],
  },
  imageBytes: {
    en: [
      'Weight of all images',
      'The images weigh {value} together',
      'Every visitor loads them, most of them on a phone, before the page can be used.',
      'Serve images at their display size, as AVIF or WebP; at most {max} together.',
    ],
    tr: [
      'Tüm görsellerin ağırlığı',
      'Görseller toplam {value}',
      'Çoğu telefonda olan her ziyaretçi, sayfayı kullanmadan önce bunları yükler.',
      'Görselleri gösterildikleri boyutta, AVIF ya da WebP olarak sunun; toplam en fazla {max}.',
    ],
  },
  heaviestImage: {
    en: [
      'Heaviest image',
      'One image weighs {value}',
      'It arrives last and moves what is around it.',
      'Compress it to at most {max}.',
    ],
    tr: [
      'En ağır görsel',
      'Bir görsel {value}',
      'En son gelir ve çevresindekileri kaydırır.',
      'En fazla {max} olacak biçimde sıkıştırın.',
    ],
  },
  scriptBytes: {
    en: [
      'Weight of scripts',
      'The scripts weigh {value}',
      'Phones need seconds to read that much code before buttons react.',
      'Remove what the page does not use; at most {max}.',
    ],
    tr: [
      'Betiklerin ağırlığı',
      'Betikler {value}',
      'Telefonlar bu kadar kodu okuyana kadar düğmeler tepki vermez.',
      'Sayfanın kullanmadıklarını çıkarın; en fazla {max}.',
    ],
  },
  blockingScripts: {
    en: [
      'Scripts that block',
      '{value, plural, one {# script blocks} other {# scripts block}} the page',
      'The browser shows nothing until it has loaded and run.',
      'Add “defer” or “async”.',
    ],
    tr: [
      'Engelleyen betikler',
      '{value} betik sayfayı engelliyor',
      'Tarayıcı, yüklenip çalışana kadar hiçbir şey göstermez.',
      '“defer” ya da “async” ekleyin.',
    ],
  },
  imageDimensions: {
    en: [
      'Dimensions of images',
      '{value, plural, one {# image has} other {# images have}} no dimensions',
      'The page jumps when the image arrives.',
      'Give width and height in the markup.',
    ],
    tr: [
      'Görsel boyutları',
      '{value} görselin boyutu belirtilmemiş',
      'Görsel gelince sayfa zıplar.',
      'Genişlik ve yüksekliği işaretlemede belirtin.',
    ],
  },
  lazyImages: {
    en: [
      'Images loaded later',
      '{value, plural, one {# image} other {# images}} below the first screen {value, plural, one {loads} other {load}} right away',
      'They compete with what visitors see first.',
      'Add loading="lazy" to them.',
    ],
    tr: [
      'Sonra yüklenen görseller',
      'İlk ekranın altındaki {value} görsel hemen yükleniyor',
      'Ziyaretçilerin önce gördükleriyle yarışırlar.',
      'Bunlara loading="lazy" ekleyin.',
    ],
  },
  elementCount: {
    en: [
      'Number of elements',
      'The page has {value} elements',
      'Large pages react slowly on phones.',
      'Show fewer items at a time; at most {max} elements.',
    ],
    tr: [
      'Öğe sayısı',
      'Sayfada {value} öğe var',
      'Büyük sayfalar telefonlarda yavaş tepki verir.',
      'Aynı anda daha az öğe gösterin; en fazla {max}.',
    ],
  },
}

export const ACCESSIBILITY_TEXTS: CheckTexts = {
  language: {
    en: [
      'Language',
      'The page does not name its language',
      'Screen readers read it with the wrong pronunciation.',
      'Add the lang attribute to the html element.',
    ],
    tr: [
      'Dil',
      'Sayfa dilini belirtmiyor',
      'Ekran okuyucular yanlış telaffuzla okur.',
      'html öğesine lang özniteliğini ekleyin.',
    ],
  },
  altTexts: {
    en: [
      'Alternative texts',
      '{value, plural, one {# image has} other {# images have}} no alternative text',
      'People who cannot see it, and search engines, do not know what it shows.',
      'Describe what the image shows; leave it empty for decoration.',
    ],
    tr: [
      'Alternatif metinler',
      '{value} görselin alternatif metni yok',
      'Göremeyenler ve arama motorları ne gösterdiğini bilemez.',
      'Görselin gösterdiğini yazın; süs ise boş bırakın.',
    ],
  },
  labels: {
    en: [
      'Labels of fields',
      '{value, plural, one {# field has} other {# fields have}} no label',
      'Screen readers cannot say what to enter.',
      'Give each field a label.',
    ],
    tr: [
      'Alan etiketleri',
      '{value} alanın etiketi yok',
      'Ekran okuyucular ne girileceğini söyleyemez.',
      'Her alana bir etiket verin.',
    ],
  },
  contrast: {
    en: [
      'Contrast',
      'The lowest contrast of text is {value}',
      'It is hard to read in daylight and with tired eyes.',
      'Choose colors with a contrast of at least {min}.',
    ],
    tr: [
      'Kontrast',
      'Metinlerdeki en düşük kontrast {value}',
      'Gün ışığında ve yorgun gözle zor okunur.',
      'Kontrastı en az {min} olan renkler seçin.',
    ],
  },
  targetSize: {
    en: [
      'Size of targets',
      '{value, plural, one {# control is} other {# controls are}} smaller than a fingertip',
      'On phones people miss it or press its neighbor.',
      'Make controls larger.',
    ],
    tr: [
      'Dokunma alanı',
      '{value} denetim parmak ucundan küçük',
      'Telefonda ıskalanır ya da komşusuna basılır.',
      'Denetimleri büyütün.',
    ],
  },
  controlNames: {
    en: [
      'Names of controls',
      '{value, plural, one {# button or link has} other {# buttons or links have}} no name',
      'Screen readers say “button” and nothing else.',
      'Add text or an aria-label.',
    ],
    tr: [
      'Denetim adları',
      '{value} düğmenin ya da bağlantının adı yok',
      'Ekran okuyucular yalnızca “düğme” der.',
      'Metin ya da aria-label ekleyin.',
    ],
  },
  zoom: {
    en: [
      'Zoom',
      'The page forbids zooming',
      'People with weak eyes cannot read it.',
      'Remove user-scalable and maximum-scale.',
    ],
    tr: [
      'Yakınlaştırma',
      'Sayfa yakınlaştırmayı engelliyor',
      'Az görenler okuyamaz.',
      'user-scalable ve maximum-scale değerlerini kaldırın.',
    ],
  },
  tabOrder: {
    en: [
      'Order of keys',
      '{value, plural, one {# element changes} other {# elements change}} the order of the Tab key',
      'Focus jumps where nobody expects it.',
      'Remove positive tabindex values.',
    ],
    tr: [
      'Sekme sırası',
      '{value} öğe Tab sırasını değiştiriyor',
      'Odak beklenmeyen yere sıçrar.',
      'Pozitif tabindex değerlerini kaldırın.',
    ],
  },
  uniqueIds: {
    en: [
      'Unique ids',
      '{value, plural, one {# id is} other {# ids are}} used more than once',
      'Labels and links lead to the wrong element.',
      'Give each element an id of its own.',
    ],
    tr: [
      'Benzersiz kimlikler',
      '{value} id birden çok kullanılmış',
      'Etiketler ve bağlantılar yanlış öğeye gider.',
      'Her öğeye kendine ait bir id verin.',
    ],
  },
  tableHeaders: {
    en: [
      'Headers of tables',
      '{value, plural, one {# table has} other {# tables have}} no headers',
      'Read aloud, its cells are a list without meaning.',
      'Mark the header cells with th.',
    ],
    tr: [
      'Tablo başlıkları',
      '{value} tablonun başlık hücresi yok',
      'Sesli okunduğunda hücreler anlamsız bir liste olur.',
      'Başlık hücrelerini th ile işaretleyin.',
    ],
  },
  frameTitles: {
    en: [
      'Titles of frames',
      '{value, plural, one {# embedded frame has} other {# embedded frames have}} no title',
      'Screen readers cannot say what is inside.',
      'Add a title attribute.',
    ],
    tr: [
      'Çerçeve adları',
      '{value} gömülü çerçevenin adı yok',
      'Ekran okuyucular içinde ne olduğunu söyleyemez.',
      'title özniteliği ekleyin.',
    ],
  },
}

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
      'No sound by itself',
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
}
