import * as z from 'zod/mini'

/** What is typed as a code; as mails and messages write it, `123 456` or `123-456`, it is the same one. */
export const codeSchema = (code: z.ZodMiniType<string, string>) =>
  z.object({
    verificationCode: z.pipe(z.string().check(z.overwrite((typed) => typed.replace(/[\s-]/g, ''))), code),
  })
