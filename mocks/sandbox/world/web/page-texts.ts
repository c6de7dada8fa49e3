// The texts of the simulated shops, by language.

export type PageLanguage = 'de' | 'tr'

type Texts = {
  title: string
  intro: string
  advice: [heading: string, text: string][]
  more: string
  button: string
  details: string
  delivery: string
  deliveryHeading: string
  questions: [heading: string, text: string][]
  newsletter: string
  email: string
  subscribe: string
  contact: string
  home: string
  size: string
  fields: string[]
  emptyLink: string
  longSentence: string
}

export const PAGE_TEXTS: Record<PageLanguage, Texts> = {
  de: {
    title: 'geprüft und ausgesucht',
    intro: '{topic} für lange Wege und kurze Nächte: von unserem Team draußen erprobt, repariert statt ersetzt.',
    advice: [
      [
        'So finden Sie die richtige Größe',
        'Messen Sie zu Hause nach und vergleichen Sie mit unserer Tabelle. Zwischen zwei Größen hilft die größere, weil Schichten Platz brauchen. Unsere Beratung antwortet werktags innerhalb einer Stunde.',
      ],
      [
        'Material und Pflege',
        'Wir verwenden Stoffe ohne Fluor. Nach dem Gebrauch trocknen lassen, mild waschen und kühl lagern. Ersatzteile für Schnallen, Nähte und Reißverschlüsse liegen in unserer Werkstatt bereit.',
      ],
      [
        'Für Regen gemacht',
        'Jedes Stück stand zwei Tage im Regen, bevor es in den Laden kam. Nähte sind verklebt, Kanten verstärkt, und was nicht dicht blieb, haben wir nicht aufgenommen.',
      ],
    ],
    more: 'Alle Maße ansehen',
    button: 'In den Warenkorb',
    details: 'Größe',
    delivery: 'Versand in zwei Werktagen, Rückgabe kostenlos.',
    deliveryHeading: 'Versand und Rückgabe',
    questions: [
      [
        'Wie lange hält das Material?',
        'Bei guter Pflege viele Jahre. Wir reparieren Schäden zum Festpreis und geben auf jede Reparatur Garantie.',
      ],
      [
        'Kann ich vor Ort probieren?',
        'Ja, in unseren drei Läden. Rufen Sie vorher an, dann legen wir Ihre Größe zurück.',
      ],
    ],
    newsletter: 'Neues aus der Werkstatt',
    email: 'E-Mail-Adresse',
    subscribe: 'Anmelden',
    contact: 'Kontakt aufnehmen',
    home: 'Startseite',
    size: 'Maße',
    fields: [
      'Vorname',
      'Nachname',
      'Straße',
      'Hausnummer',
      'Postleitzahl',
      'Ort',
      'Land',
      'Telefon',
      'Geburtstag',
      'Beruf',
    ],
    emptyLink: 'hier',
    longSentence:
      'Auf jeder Tour zählt, was man wirklich braucht, und deshalb prüfen wir jedes Teil im Alltag unserer Gäste.',
  },
  tr: {
    title: 'denendi ve seçildi',
    intro:
      '{topic}, uzun yaz akşamları ve küçük bahçeler için: atölyemizde üretildi, yıllarca kullanılmak üzere tasarlandı.',
    advice: [
      [
        'Doğru ölçüyü seçin',
        'Alanınızı ölçün ve tablomuzla karşılaştırın. İki ölçü arasında kaldıysanız geçiş payı için küçük olanı seçin. Danışmanlarımız hafta içi bir saat içinde yanıt verir.',
      ],
      [
        'Malzeme ve bakım',
        'Ahşap parçalar yağlanmış kayın ve teak ağacındandır. Nemli bezle silin, kış aylarında örtüyle koruyun. Menteşe, ayak ve kumaş için yedek parçalarımız her zaman hazırdır.',
      ],
      [
        'Güneşe dayanıklı',
        'Kumaşlar güneş altında iki yaz boyunca denendi. Rengi solan, dikişi açılan hiçbir ürünü mağazaya almadık.',
      ],
    ],
    more: 'Bütün ölçüleri görün',
    button: 'Sepete ekle',
    details: 'Ölçü',
    delivery: 'Kargo iki iş gününde, iade ücretsiz.',
    deliveryHeading: 'Kargo ve iade',
    questions: [
      [
        'Malzeme ne kadar dayanır?',
        'Düzenli bakımla uzun yıllar. Onarımı sabit ücretle yapar, her onarıma garanti veririz.',
      ],
      ['Mağazada görebilir miyim?', 'Evet, üç mağazamızda sergileniyor. Gelmeden önce arayın, sizin için ayıralım.'],
    ],
    newsletter: 'Atölyeden haberler',
    email: 'E-posta adresi',
    subscribe: 'Kaydol',
    contact: 'İletişime geçin',
    home: 'Ana sayfa',
    size: 'Ölçüler',
    fields: ['Ad', 'Soyad', 'Sokak', 'Kapı numarası', 'Posta kodu', 'Şehir', 'Ülke', 'Telefon', 'Doğum günü', 'Meslek'],
    emptyLink: 'buradan',
    longSentence:
      'Her bahçede gerçekten gereken şey farklıdır, bu yüzden her parçayı misafirlerimizin gündelik yaşamında deniyoruz.',
  },
}
