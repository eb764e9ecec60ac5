import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { MadePasskey, UsedPasskey } from '@sizzle/contract/passkeys.ts'

const [PRESENT, VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40]

type Question = { readonly challenge: string; readonly site: string }
/** What a browser or a device would not do. */
type Bent = { readonly origin?: string; readonly site?: string; readonly isVerified?: boolean }

/** A passkey of a device that is not there: it answers as a browser passes it on. Some count their answers. */
export function softwarePasskey(pageOrigin: string, counts = true) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = randomBytes(16)
  const id = credential.toString('base64url')
  let counter = 0

  const facts = ({ site }: Question, { site: bent, isVerified = true }: Bent, flags = 0) => {
    if (counts) counter++
    const head = Buffer.alloc(5)
    head.writeUInt8(PRESENT | (isVerified ? VERIFIED : 0) | flags)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(bent ?? site), head])
  }
  const clientData = (type: string, { challenge }: Question, { origin = pageOrigin }: Bent) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    id,
    make(question: Question, bent: Bent = {}): MadePasskey {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credential.length)
      const data = Buffer.concat([
        facts(question, bent, HAS_KEY),
        Buffer.alloc(16),
        length,
        credential,
        coseOf(publicKey),
      ])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return {
        id,
        clientData: clientData('webauthn.create', question, bent).toString('base64url'),
        attestation: attestation.toString('base64url'),
        transports: ['internal'],
      }
    },
    use(question: Question, bent: Bent = {}): UsedPasskey {
      const [data, client] = [facts(question, bent), clientData('webauthn.get', question, bent)]
      return {
        id,
        clientData: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      }
    },
  }
}

/** The public key in CBOR, as RFC 9053 has it: kty EC2, alg ES256, curve P-256. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    coordinate(0x21, x),
    coordinate(0x22, y),
  ])
}

function text(word: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
}

function sha256(bytes: string | Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
