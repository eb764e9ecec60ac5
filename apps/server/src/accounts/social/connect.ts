import * as client from 'openid-client'
import type { SocialProvider } from './providers.ts'

export type Connection = client.Configuration
export type Connect = (provider: SocialProvider) => Promise<Connection>

const TIMEOUT_SECONDS = 5

/**
 * How to talk to each provider. What has to be asked of it is asked when somebody signs in, kept once it is known, and
 * asked again next time when it was not: a provider that was away costs one attempt, not a restart.
 */
export function openConnections(): Connect {
  const known = new Map<string, Promise<Connection>>()
  return (provider) => {
    const there = known.get(provider.id)
    if (there) return there
    const connection = provider.endpoints ? Promise.resolve(written(provider, provider.endpoints)) : asked(provider)
    known.set(provider.id, connection)
    connection.catch(() => known.delete(provider.id))
    return connection
  }
}

function written({ clientId, clientSecret }: SocialProvider, endpoints: client.ServerMetadata): Connection {
  const connection = new client.Configuration(endpoints, clientId, clientSecret, client.ClientSecretPost(clientSecret))
  return strict(connection, endpoints.issuer)
}

async function asked({ issuer, clientId, clientSecret }: SocialProvider): Promise<Connection> {
  const connection = await client.discovery(
    new URL(issuer),
    clientId,
    clientSecret,
    client.ClientSecretPost(clientSecret),
    {
      timeout: TIMEOUT_SECONDS,
      execute: isLoopback(issuer) ? [client.allowInsecureRequests] : [],
    },
  )
  return strict(connection, issuer)
}

/** Also the signature of what comes straight from the provider is checked; plain http only on this very machine. */
function strict(connection: Connection, issuer: string): Connection {
  connection.timeout = TIMEOUT_SECONDS
  client.enableNonRepudiationChecks(connection)
  if (isLoopback(issuer)) client.allowInsecureRequests(connection)
  return connection
}

function isLoopback(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer)
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
