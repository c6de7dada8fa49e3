// The contract as the reference shows it: with samples, error codes and workflows.
import type { Contract, Reference, Response } from '#scripts/lib/contract/document.ts'
import { operationsOf } from '#scripts/lib/contract/document.ts'
import { errorCatalog, firstCalls, workflowSections } from '#scripts/lib/docs/introduction.ts'
import { samplesOf } from '#scripts/lib/docs/samples.ts'

type Described = Contract & { info: { description: string } }

/** The address of an operation within the page. */
const linkIn = (contract: Contract) => {
  const groups = new Map(operationsOf(contract).map(({ operationId, tags }) => [operationId, tags[0]]))
  return (operationId: string) => `#tag/${groups.get(operationId)?.toLowerCase()}/${operationId}`
}

function withCodes(response: Reference<Response>): Reference<Response> {
  if ('$ref' in response || !response['x-error-codes']?.length) return response
  const codes = response['x-error-codes'].map((code) => `\`${code}\``).join(', ')
  return { ...response, description: `${response.description} Codes: ${codes}.` }
}

/** Adds samples to each operation, codes to each failure, and the catalog of codes and the workflows to the introduction. */
export function referenceOf(contract: Described): Described {
  const samples = samplesOf(contract)
  const paths = structuredClone(contract.paths)
  for (const { path, method, operationId, responses } of operationsOf(contract)) {
    const item = paths[path] as Record<string, object>
    const described = Object.entries(responses).map(([status, response]) => [status, withCodes(response)])
    item[method.toLowerCase()] = {
      ...item[method.toLowerCase()],
      responses: Object.fromEntries(described),
      'x-codeSamples': samples.get(operationId),
    }
  }
  const sections = [firstCalls, errorCatalog(contract), workflowSections(contract, linkIn(contract))]
  const description = [contract.info.description, ...sections].join('\n\n')
  return { ...contract, info: { ...contract.info, description }, paths }
}
