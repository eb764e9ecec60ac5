import { join } from 'node:path'
import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { UPLOADS } from '../kit/db/archive/manifest.ts'
import type { Settings } from '../kit/settings.ts'
import type { Files } from './files/files.ts'
import { localFiles } from './files/local-files.ts'
import { s3Files } from './files/s3-files.ts'
import { capturedMail } from './mail/captured.ts'
import type { MailProvider } from './mail/mail.ts'
import { mailInThread } from './mail/mail-thread.ts'
import { capturedSms } from './sms/captured.ts'
import type { SmsProvider } from './sms/sms.ts'
import { twilioSms } from './sms/twilio.ts'

/** Real mail when the settings name a server, otherwise captured. */
export function openMail({ SMTP_URL, MAIL_FROM }: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>): MailProvider {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return capturedMail
  return mailInThread({ url: SMTP_URL, from: { name: HOUSE.name, address: MAIL_FROM } })
}

type SmsSettings = Pick<Settings, 'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_FROM' | 'TWILIO_API_BASE'>

/** Real text messages when the settings name an account, otherwise captured. */
export function openSms(settings: SmsSettings, statusUrl?: string): SmsProvider {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = settings
  if (accountSid === undefined || authToken === undefined || from === undefined) return capturedSms
  return twilioSms({ accountSid, authToken, from, apiBase: settings.TWILIO_API_BASE, statusUrl })
}

/** A bucket when the settings name one, otherwise a folder beside the database. */
export function openFiles(settings: Settings): Files {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = settings
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return localFiles(join(settings.DATA_DIR, UPLOADS))
  return s3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey })
}
