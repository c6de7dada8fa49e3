/** Short sentences for structured answers. */
export const SENTENCES: Record<'en' | 'tr', readonly string[]> = {
  en: [
    'Dry feet on every ridge',
    'Winter tents, ready to pitch',
    'Free returns within 30 days',
    'Tested for two days of rain',
    'Find the right size at home',
  ],
  tr: [
    'Her sırtta kuru ayaklar',
    'Kurulmaya hazır kış çadırları',
    '30 gün içinde ücretsiz iade',
    'İki gün yağmurda denendi',
    'Doğru bedeni evde bulun',
  ],
}
