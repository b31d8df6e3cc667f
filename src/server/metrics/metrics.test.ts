import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { serve } from '../start/server.ts';
import { lanAddresses } from '../config/lan.ts';
import { freePort } from '../testing/postgres.ts';
import { testConfig } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { pickCard, sitTwo } from '../testing/toy-table.ts';

test('moves, answers, sockets, tables, bots, database and event loop are reported on a port of their own', async () => {
  const metricsPort = await freePort();
  const server = await serve(testConfig({ metricsPort }), TOY_CATALOGUE);
  const pair = await sitTwo(server.port);
  await pickCard(pair.a, 0);
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const valueOf = (name: string): number => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    return Number(line?.split(' ')[1] ?? Number.NaN);
  };
  expect(valueOf('clowder_moves_total')).toBeGreaterThan(0);
  expect(valueOf('clowder_sockets')).toBe(2);
  expect(valueOf('clowder_tables')).toBe(1);
  expect(valueOf('clowder_bots_thinking')).toBe(0);
  expect(valueOf('clowder_bots_waiting')).toBe(0);
  expect(valueOf('clowder_bus_connected')).toBe(1);
  expect(valueOf('clowder_bus_messages_total')).not.toBeNaN();
  expect(valueOf('clowder_answer_seconds_count{frame="play"}')).toBe(1);
  expect(valueOf('clowder_database_seconds_count{call="append"}')).toBeGreaterThan(0);
  expect(valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(text).not.toContain(pair.id);
  expect(text).not.toContain(pair.a.guest);
  expect((await fetch(`http://127.0.0.1:${server.port}/metrics`)).headers.get('content-type')).toContain(
    'html',
  );
  await Promise.all([pair.a.close(), pair.b.close()]);
  await server.close();
});

test('the dashboard asks for metrics that exist', async () => {
  const dashboard = readFileSync(new URL('../../../deploy/grafana-dashboard.json', import.meta.url), 'utf8');
  const asked = new Set(dashboard.match(/\b(?:clowder|nodejs|process)_\w+/g));
  const metricsPort = await freePort();
  const server = await serve(testConfig({ metricsPort }), TOY_CATALOGUE);
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await server.close();
  for (const name of asked) expect(text).toContain(`# HELP ${name.replace(/_bucket$/, '')} `);
});

test('a port in use is one sentence that names the setting', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const metricsPort = (taken.address() as AddressInfo).port;
  await expect(serve(testConfig({ metricsPort }), TOY_CATALOGUE)).rejects.toThrow(
    `METRICS_PORT ${metricsPort} of 127.0.0.1 cannot be used (EADDRINUSE): set it, or METRICS_HOST, to another one.`,
  );
  taken.close();
});

test('nobody in the network reads them unless METRICS_HOST says so', async () => {
  const metricsPort = await freePort();
  const server = await serve(testConfig({ metricsPort, host: '0.0.0.0' }), TOY_CATALOGUE);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).status).toBe(200);
  for (const address of lanAddresses())
    await expect(fetch(`http://${address}:${metricsPort}/metrics`)).rejects.toThrow('fetch failed');
  await server.close();
});
