import type { ShippedPackage } from './shippedPackages.ts';

/**
 * A list of what is shipped, for tools that look for known faults in it: https://cyclonedx.org/docs/1.6/json/. Without a time or a
 * serial number, so that the same input makes the same file.
 */
export function billOfMaterials(packages: readonly ShippedPackage[]): string {
  const components = packages.map(({ name, version, license, integrity }) => {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    return {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      licenses: [/ (?:AND|OR|WITH) /.test(license) ? { expression: license } : { license: { id: license } }],
      purl,
      ...(integrity?.startsWith('sha512-')
        ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }] }
        : {}),
    };
  });
  return `${JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components }, null, 2)}\n`;
}
