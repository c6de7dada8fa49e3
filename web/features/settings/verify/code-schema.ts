import * as z from 'zod/mini'

/** A verification code; `123 456` and `123-456`, as emails and messages show it, are the same code. */
export const codeSchema = (code: z.ZodMiniType<string, string>) =>
  z.object({
    verificationCode: z.pipe(z.string().check(z.overwrite((typed) => typed.replace(/[\s-]/g, ''))), code),
  })
