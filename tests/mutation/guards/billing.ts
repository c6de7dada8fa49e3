import type { Guard } from '#tests/mutation/guard.ts'

/** Payments and consents. */
export const BILLING: readonly Guard[] = [
  {
    name: 'A webhook needs the provider’s signature',
    file: 'mocks/sandbox/handlers/Payment.ts',
    code: "if (checked.result === 'invalid') return problem(401, 'signature-invalid')\n",
    mutant: '',
    tests: ['mocks/sandbox/handlers/Payment.test.ts'],
  },
  {
    name: 'A webhook that was sent long ago is refused',
    file: 'mocks/sandbox/handlers/Payment.ts',
    code: "if (checked.result === 'too-old')",
    mutant: "if (checked.result === 'too-old' && body.livemode)",
    tests: ['mocks/sandbox/handlers/Payment.test.ts'],
  },
  {
    name: 'Live events are refused',
    file: 'mocks/sandbox/handlers/Payment.ts',
    code: 'if (body.livemode)',
    mutant: 'if (body.livemode && !request)',
    tests: ['mocks/sandbox/handlers/Payment.test.ts'],
  },
  {
    name: 'The portal leads back to an address of the client only',
    file: 'mocks/sandbox/handlers/Payment.ts',
    code: 'if (!isClientAddress(returnUrl, origin))',
    mutant: 'if (!URL.canParse(returnUrl))',
    tests: ['mocks/sandbox/handlers/Payment.test.ts'],
  },
  {
    name: 'The checkout needs the key of its person',
    file: 'mocks/sandbox/pages/checkout.ts',
    code: "secrets.isMac('checkout-pages', id, key) ?",
    mutant: 'id ?',
    tests: ['mocks/sandbox/pages/page-keys.test.ts'],
  },
  {
    name: 'A consent goes to an address of the client only',
    file: 'mocks/sandbox/handlers/Integration.ts',
    code: 'if (!isRedirectRegistered(redirectUri, platform, origin))',
    mutant: 'if (!URL.canParse(redirectUri))',
    tests: ['mocks/sandbox/handlers/Integration.test.ts'],
  },
  {
    name: 'A consent is traded once',
    file: 'mocks/sandbox/domain/integrations/oauth.ts',
    code: 'if (!known || known.isSpent ||',
    mutant: 'if (!known ||',
    tests: ['mocks/sandbox/handlers/Integration.test.ts'],
  },
]
