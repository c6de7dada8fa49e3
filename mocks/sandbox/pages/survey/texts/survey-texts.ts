// The words of the page on which people answer, such as its buttons and messages.

export type SurveyTexts = {
  start: string
  next: string
  back: string
  send: string
  minutes: (minutes: number) => string
  asks: (name: string) => string
  data: string
  anonymous: string
  keeps: (days: number) => string
  resume: string
  required: string
  optional: string
  mostChoices: (count: number) => string
  other: string
  otherWords: string
  place: (place: number) => string
  noPlace: string
  consent: string
  address: string
  stars: (count: number) => string
  progress: (place: number, count: number) => string
  error: string
  thanks: string
  closed: string
  closedKept: string
  notYet: string
  full: string
  expired: string
  again: string
  preview: string
  languages: string
  problems: Record<AnswerProblem, string>
}

/** The faults that an answer can have. */
export type AnswerProblem =
  | 'missing'
  | 'unknown'
  | 'tooLong'
  | 'tooMany'
  | 'otherMissing'
  | 'places'
  | 'rows'
  | 'email'
  | 'consent'
