// Writes the headers of scripts/lib/security-headers.ts in the formats of static hosts: vercel.json and web/public/_headers.
import { writeFileSync } from 'node:fs'
import { headersFile, vercelSettings } from '#scripts/lib/host-files.ts'

writeFileSync('vercel.json', vercelSettings())
writeFileSync('web/public/_headers', headersFile())
