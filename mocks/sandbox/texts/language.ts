/** The languages the product speaks. */
export type Language = 'en' | 'tr'
