import {
  ConfigError,
  type Environment,
  optionalPattern,
  optionalText,
  optionalUrl,
  readSetting,
} from './config-values.ts'

/** A bucket for uploads, on Amazon S3 or an S3-compatible storage. */
export interface BucketSettings {
  readonly bucket: string
  readonly region: string
  /** URL of the storage; undefined means Amazon S3. */
  readonly endpoint: string | undefined
  /** Undefined uses the credentials of the environment, such as the machine's role. */
  readonly key: { readonly id: string; readonly secret: string } | undefined
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const regionName = /^[a-z0-9-]{2,40}$/

/** The variables of BucketSettings. */
export const storageVariables = {
  s3Bucket: {
    name: 'S3_BUCKET',
    default: '',
    meaning: 'Bucket for uploads; empty stores them in DATA_DIR',
    parse: optionalPattern(bucketName, 'enter the name of a bucket, such as edbazaar-media'),
  },
  s3Endpoint: {
    name: 'S3_ENDPOINT',
    default: '',
    meaning: 'URL of an S3-compatible storage; empty means Amazon S3',
    parse: optionalUrl,
  },
  s3Region: {
    name: 'S3_REGION',
    default: 'ap-south-1',
    meaning: 'Region of the bucket',
    parse: optionalPattern(regionName, 'enter the name of a region, such as ap-south-1'),
  },
  s3AccessKeyId: {
    name: 'S3_ACCESS_KEY_ID',
    default: '',
    meaning:
      'Access key with read, write, list and delete rights; empty uses the role of the machine',
    parse: optionalText,
  },
  s3SecretAccessKey: {
    name: 'S3_SECRET_ACCESS_KEY',
    default: '',
    meaning: 'Secret of the access key',
    parse: optionalText,
    isSecret: true,
  },
} as const

/** Undefined if uploads are stored on disk. */
export function readBucketSettings(env: Environment): BucketSettings | undefined {
  const bucket = readSetting(storageVariables.s3Bucket, env)
  const endpoint = readSetting(storageVariables.s3Endpoint, env)
  const id = readSetting(storageVariables.s3AccessKeyId, env)
  const secret = readSetting(storageVariables.s3SecretAccessKey, env)
  if ((id === undefined) !== (secret === undefined))
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both')
  if (bucket === undefined) {
    if (endpoint !== undefined || id !== undefined)
      throw new ConfigError('S3_BUCKET is missing: set the bucket, or unset all S3_* variables')
    return undefined
  }
  const region = readSetting(storageVariables.s3Region, env) ?? storageVariables.s3Region.default
  return { bucket, region, endpoint, key: id && secret ? { id, secret } : undefined }
}
