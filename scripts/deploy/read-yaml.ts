import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, parseAllDocuments } from 'yaml'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

export type Service = {
  readonly image?: string
  readonly build?: string
  readonly read_only?: boolean
  readonly tmpfs?: readonly string[]
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly stop_grace_period?: string
  readonly environment?: Readonly<Record<string, string | number>>
  readonly volumes?: readonly string[]
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: { readonly test: readonly string[] }
}

export type Compose = {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, null>>
}

/** What the files for compose say, by their paths. */
export const composeFiles: Readonly<Record<string, Compose>> = Object.fromEntries(
  ['compose.yaml', 'deploy/compose.alone.yaml'].map((path) => [path, parse(read(path)) as Compose]),
)

type Labels = Readonly<Record<string, string>>

export type KubernetesObject = {
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly spec: {
    readonly selector?: Labels & { readonly matchLabels?: Labels }
    readonly template?: { readonly metadata: { readonly labels: Labels }; readonly spec: Pod }
    readonly ports?: readonly { readonly targetPort: number }[]
  }
}

type Probe = { readonly httpGet: { readonly path: string; readonly port: number } }

export type Pod = {
  readonly securityContext: { readonly runAsNonRoot: boolean }
  readonly volumes: readonly { readonly name: string }[]
  readonly containers: readonly {
    readonly ports: readonly { readonly containerPort: number }[]
    readonly env: readonly {
      readonly name: string
      readonly value?: string
      readonly valueFrom?: { readonly secretKeyRef: { readonly name: string } }
    }[]
    readonly readinessProbe: Probe
    readonly livenessProbe: Probe
    readonly securityContext: {
      readonly readOnlyRootFilesystem: boolean
      readonly capabilities: { readonly drop: readonly string[] }
    }
    readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[]
  }[]
}

/** The objects of deploy/kubernetes.yaml. Throws where it is no YAML. */
export function kubernetesObjects(): readonly KubernetesObject[] {
  return parseAllDocuments(read('deploy/kubernetes.yaml')).map((document) => {
    for (const error of document.errors) throw error
    return document.toJS() as KubernetesObject
  })
}

/** The pod of the only Deployment among them. */
export function podOf(objects: readonly KubernetesObject[]): Pod {
  const pod = objects.find(({ kind }) => kind === 'Deployment')?.spec.template?.spec
  if (!pod) throw new Error('deploy/kubernetes.yaml has no Deployment with a pod')
  return pod
}
