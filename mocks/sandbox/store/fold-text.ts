/** Lower case without diacritics and with one kind of i, so that `baglanti` and `BAĞLANTI` find `bağlantı`. */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i')
