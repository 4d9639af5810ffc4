import { readConfig } from '@plotluck/server/config'
import { expect, test } from 'vitest'
import { kubernetesObjects, podOf } from './read-yaml.ts'

const objects = kubernetesObjects()
const pod = podOf(objects)
const [container] = pod.containers
const named = (kind: string) => objects.find((object) => object.kind === kind)

test('the example for Kubernetes is a database, servers, what keeps one of them serving, and a service', () => {
  expect(objects.map(({ kind }) => kind)).toEqual(['Cluster', 'Deployment', 'PodDisruptionBudget', 'Service'])
})

test('the pods of the example start with their settings, and take the address of the database from its secret', () => {
  const values =
    container?.env.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])) ?? []
  const config = readConfig(Object.fromEntries(values) as Record<string, string>)
  expect(config.ok ? [] : config.mistakes).toEqual([])
  const secret = container?.env.find(({ name }) => name === 'DATABASE_URL')?.valueFrom?.secretKeyRef.name
  expect(secret).toBe(`${named('Cluster')?.metadata.name}-app`)
})

test('the budget and the service of the example choose the pods of the Deployment', () => {
  const labels = named('Deployment')?.spec.template?.metadata.labels
  expect(labels).toBeDefined()
  expect(named('Deployment')?.spec.selector?.matchLabels).toEqual(labels)
  expect(named('PodDisruptionBudget')?.spec.selector?.matchLabels).toEqual(labels)
  expect(named('Service')?.spec.selector).toEqual(labels)
  expect(named('Service')?.spec.ports?.[0]?.targetPort).toBe(container?.ports[0]?.containerPort)
})

test('a pod of the example is asked whether it is ready and alive, cannot write to its own files, and has no rights', () => {
  expect(container?.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 3000 })
  expect(container?.livenessProbe.httpGet).toEqual({ path: '/healthz', port: 3000 })
  expect(pod.securityContext.runAsNonRoot).toBe(true)
  expect(container?.securityContext).toMatchObject({
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
  expect(container?.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp'])
  expect(container?.volumeMounts.map(({ name }) => name)).toEqual(pod.volumes.map(({ name }) => name))
})
