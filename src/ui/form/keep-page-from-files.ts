// Otherwise a file that is dropped beside its field replaces the page.
for (const type of ['dragover', 'drop'] as const)
  addEventListener(type, (event) => {
    const { target, dataTransfer } = event;
    const isField = target instanceof HTMLInputElement && target.type === 'file';
    if (isField || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  });
