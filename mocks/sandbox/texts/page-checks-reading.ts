// The checks of a page for search engines and readers: name, what is wrong, why it matters, what to do.
import type { Language } from '#mocks/sandbox/texts/language.ts'

type Words = readonly [name: string, title: string, detail: string, action: string]
export type CheckTexts = Record<string, Record<Language, Words>>

export const SEO_TEXTS: CheckTexts = {
  title: {
    en: [
      'Title',
      'The page has no title',
      'Search results and browser tabs show the title; without one they show the address.',
      'Add a title that names the offer and the brand.',
    ],
    tr: [
      'Başlık',
      'Sayfanın başlığı yok',
      'Arama sonuçları ve sekmeler başlığı gösterir; yoksa adres görünür.',
      'Teklifi ve markayı anan bir başlık ekleyin.',
    ],
  },
  titleLength: {
    en: [
      'Title length',
      'The title has {value} characters',
      'A short title says too little, a long one is cut off in search results.',
      'Write a title between {min} and {max} characters.',
    ],
    tr: [
      'Başlık uzunluğu',
      'Başlık {value} karakter',
      'Kısa başlık az şey anlatır, uzun başlık arama sonuçlarında kesilir.',
      '{min} ile {max} karakter arasında bir başlık yazın.',
    ],
  },
  description: {
    en: [
      'Description',
      'The page has no meta description',
      'Search engines then pick a passage of the page themselves.',
      'Describe the offer in one or two sentences.',
    ],
    tr: [
      'Açıklama',
      'Sayfanın meta açıklaması yok',
      'Arama motorları o zaman sayfadan bir bölümü kendileri seçer.',
      'Teklifi bir iki cümleyle anlatın.',
    ],
  },
  descriptionLength: {
    en: [
      'Description length',
      'The meta description has {value} characters',
      'A long description is cut off, a short one leaves space unused.',
      'Keep it between {min} and {max} characters.',
    ],
    tr: [
      'Açıklama uzunluğu',
      'Meta açıklama {value} karakter',
      'Uzun açıklama kesilir, kısa açıklama yeri boş bırakır.',
      '{min} ile {max} karakter arasında tutun.',
    ],
  },
  mainHeading: {
    en: [
      'Main heading',
      'The page has {value} main headings',
      'One h1 tells search engines and screen readers what the page is about.',
      'Keep exactly one h1.',
    ],
    tr: [
      'Ana başlık',
      'Sayfada {value} ana başlık var',
      'Tek bir h1, arama motorlarına ve ekran okuyuculara sayfanın konusunu söyler.',
      'Yalnızca tek bir h1 bırakın.',
    ],
  },
  headingOrder: {
    en: [
      'Order of headings',
      'Headings skip a level {value, plural, one {# time} other {# times}}',
      'People who jump from heading to heading think that a part is missing.',
      'Let each heading be at most one level below the one before.',
    ],
    tr: [
      'Başlık sırası',
      'Başlıklar {value} kez düzey atlıyor',
      'Başlıktan başlığa geçenler bir bölümün eksik olduğunu düşünür.',
      'Her başlık, öncekinden en fazla bir düzey aşağıda olsun.',
    ],
  },
  canonical: {
    en: [
      'Canonical address',
      'The page has {value} canonical addresses',
      'With parameters in the address, search engines see several pages instead of one.',
      'Name exactly one canonical address.',
    ],
    tr: [
      'Kurallı adres',
      'Sayfanın {value} kurallı adresi var',
      'Adres parametreleri yüzünden arama motorları tek sayfa yerine birkaç sayfa görür.',
      'Yalnızca tek bir kurallı adres belirtin.',
    ],
  },
  indexable: {
    en: [
      'Open to search engines',
      'The page asks search engines to leave it out',
      'It is not in any search result.',
      'Remove “noindex” if the page should be found.',
    ],
    tr: [
      'Arama motorlarına açık',
      'Sayfa arama motorlarından dışarıda bırakılmayı istiyor',
      'Hiçbir arama sonucunda görünmez.',
      'Sayfa bulunsun istiyorsanız “noindex” değerini kaldırın.',
    ],
  },
  linkWords: {
    en: [
      'Words of links',
      '{value, plural, one {# link does} other {# links do}} not say where it leads',
      '“Here” and “more” say nothing to search engines and to people who read links alone.',
      'Name the target in the words of the link.',
    ],
    tr: [
      'Bağlantı sözleri',
      '{value} bağlantı nereye gittiğini söylemiyor',
      '“Buradan” gibi sözler, arama motorlarına ve yalnız bağlantıları okuyanlara bir şey anlatmaz.',
      'Hedefi bağlantının sözlerinde belirtin.',
    ],
  },
  structuredData: {
    en: [
      'Structured data',
      'The page has no structured data',
      'Search engines cannot show price, rating or path beside the result.',
      'Add JSON-LD with what is visible on the page.',
    ],
    tr: [
      'Yapılandırılmış veri',
      'Sayfada yapılandırılmış veri yok',
      'Arama motorları sonucun yanında fiyat, puan ya da yol gösteremez.',
      'Sayfada görünenleri içeren JSON-LD ekleyin.',
    ],
  },
  structuredDataValid: {
    en: [
      'Valid structured data',
      '{value, plural, one {# block} other {# blocks}} of structured data cannot be read',
      'Search engines ignore a block with an error.',
      'Correct the JSON and name a type.',
    ],
    tr: [
      'Geçerli yapılandırılmış veri',
      '{value} yapılandırılmış veri bloğu okunamıyor',
      'Arama motorları hatalı bloğu yok sayar.',
      'JSON hatasını düzeltin ve bir tür belirtin.',
    ],
  },
}

export const CONTENT_TEXTS: CheckTexts = {
  wordCount: {
    en: [
      'Amount of text',
      'The page has {value} words',
      'Too little text answers no question and gives search engines little to judge.',
      'Answer the questions that customers ask before they buy; at least {min} words.',
    ],
    tr: [
      'Metin miktarı',
      'Sayfada {value} kelime var',
      'Az metin hiçbir soruyu yanıtlamaz ve arama motorlarına az ipucu verir.',
      'Müşterilerin satın almadan önce sorduklarını yanıtlayın; en az {min} kelime.',
    ],
  },
  longParagraphs: {
    en: [
      'Length of paragraphs',
      '{value, plural, one {# paragraph is} other {# paragraphs are}} too long',
      'Long paragraphs are skipped, above all on phones.',
      'Split them, or make a list of them.',
    ],
    tr: [
      'Paragraf uzunluğu',
      '{value} paragraf çok uzun',
      'Uzun paragraflar, özellikle telefonda okunmadan geçilir.',
      'Bölün ya da listeye dönüştürün.',
    ],
  },
  repeatedHeadings: {
    en: [
      'Different headings',
      '{value, plural, one {# heading repeats} other {# headings repeat}} another one',
      'Readers cannot tell the parts apart.',
      'Give each part a heading of its own.',
    ],
    tr: [
      'Farklı başlıklar',
      '{value} başlık bir başkasını yineliyor',
      'Okuyanlar bölümleri ayırt edemez.',
      'Her bölüme kendine ait bir başlık verin.',
    ],
  },
  emptyHeadings: {
    en: [
      'Headings with text',
      '{value, plural, one {# heading is} other {# headings are}} empty',
      'Screen readers announce a heading and then nothing.',
      'Remove empty headings.',
    ],
    tr: [
      'Dolu başlıklar',
      '{value} başlık boş',
      'Ekran okuyucular başlığı duyurur, ardından hiçbir şey gelmez.',
      'Boş başlıkları kaldırın.',
    ],
  },
  placeholderText: {
    en: [
      'Finished text',
      '{value, plural, one {# passage is} other {# passages are}} still placeholder text',
      'Customers take it for a broken page.',
      'Replace it or take it out.',
    ],
    tr: [
      'Tamamlanmış metin',
      '{value} bölümde hâlâ yer tutucu metin var',
      'Müşteriler sayfanın bozuk olduğunu düşünür.',
      'Değiştirin ya da kaldırın.',
    ],
  },
  wordsPerHeading: {
    en: [
      'Words per heading',
      'There are {value} words per heading',
      'Without headings nobody finds the part they came for.',
      'Add headings so that there are at most {max} words for each.',
    ],
    tr: [
      'Başlık başına kelime',
      'Başlık başına {value} kelime düşüyor',
      'Başlıklar olmadan kimse aradığı bölümü bulamaz.',
      'Her biri için en fazla {max} kelime olacak biçimde başlık ekleyin.',
    ],
  },
}
