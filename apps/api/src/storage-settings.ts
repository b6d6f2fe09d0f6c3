import {
  ConfigError,
  type Environment,
  optionalPattern,
  optionalText,
  optionalUrl,
  readSetting,
} from './config-values.ts'

/** A bucket of Amazon S3, or of a storage that is compatible with it, for what people send. */
export interface BucketSettings {
  readonly bucket: string
  readonly region: string
  /** Where it answers; without it Amazon's. */
  readonly endpoint: string | undefined
  /** Without it the surroundings say who we are, such as the role of a machine. */
  readonly key: { readonly id: string; readonly secret: string } | undefined
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const regionName = /^[a-z0-9-]{2,40}$/

/** The variables behind BucketSettings. */
export const storageVariables = {
  s3Bucket: {
    name: 'S3_BUCKET',
    default: '',
    meaning: 'Bucket for the files that people send; empty keeps them in DATA_DIR',
    parse: optionalPattern(bucketName, 'give the name of a bucket, such as edbazaar-media'),
  },
  s3Endpoint: {
    name: 'S3_ENDPOINT',
    default: '',
    meaning: 'Address of a storage compatible with S3; empty means Amazon’s own',
    parse: optionalUrl,
  },
  s3Region: {
    name: 'S3_REGION',
    default: 'ap-south-1',
    meaning: 'Region of the bucket',
    parse: optionalPattern(regionName, 'give the name of a region, such as ap-south-1'),
  },
  s3AccessKeyId: {
    name: 'S3_ACCESS_KEY_ID',
    default: '',
    meaning: 'Key that may read, write, list and delete in the bucket; empty where a role may',
    parse: optionalText,
  },
  s3SecretAccessKey: {
    name: 'S3_SECRET_ACCESS_KEY',
    default: '',
    meaning: 'The secret of that key',
    parse: optionalText,
    isSecret: true,
  },
} as const

/** Undefined where files lie on the disk. */
export function readBucketSettings(env: Environment): BucketSettings | undefined {
  const bucket = readSetting(storageVariables.s3Bucket, env)
  const endpoint = readSetting(storageVariables.s3Endpoint, env)
  const id = readSetting(storageVariables.s3AccessKeyId, env)
  const secret = readSetting(storageVariables.s3SecretAccessKey, env)
  if ((id === undefined) !== (secret === undefined))
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: give both')
  if (bucket === undefined) {
    if (endpoint !== undefined || id !== undefined)
      throw new ConfigError('S3_BUCKET is missing: give the bucket, or none of S3_*')
    return undefined
  }
  const region = readSetting(storageVariables.s3Region, env) ?? storageVariables.s3Region.default
  return { bucket, region, endpoint, key: id && secret ? { id, secret } : undefined }
}
