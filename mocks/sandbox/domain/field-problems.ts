import { problem } from '#mocks/sandbox/domain/problem.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import type { ProblemCode } from '#mocks/sandbox/texts/problems.ts'
import { textOf } from '#mocks/sandbox/texts/problems.ts'

/** Collects what is wrong with a body by field, each message with values of its own. */
export class FieldProblems {
  readonly #language: Language
  readonly #errors: Record<string, string[]> = {}

  constructor(language: Language) {
    this.#language = language
  }

  add(field: string, code: ProblemCode, values: Record<string, string | number> = {}): void {
    this.addText(field, textOf(code, this.#language, values))
  }

  /** Adds a message that is in the language of the request already. */
  addText(field: string, text: string): void {
    this.#errors[field] = [...(this.#errors[field] ?? []), text]
  }

  get isEmpty(): boolean {
    return Object.keys(this.#errors).length === 0
  }

  answer() {
    return problem(422, 'invalid-fields', { errors: this.#errors })
  }
}
